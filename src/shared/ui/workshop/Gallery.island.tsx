'use client'

import { useEffect, useState } from 'react'

import { SearchIcon } from '../art/icons'
import { MoonPhase } from '../art/MoonPhase'
import { ReadPage } from '../art/ReadPage'
import { Button } from '../Button'
import { Choice } from '../Choice'
import { Dialog } from '../Dialog'
import { Field, Input, inputGroupClass, Select, Textarea } from '../Field'
import { MovingPage } from '../Motion'
import { TabList, Tabs } from '../Tabs.island'
import { Pills, Toasts, TooltipStates } from './Notices'
import { longText, shownStates, Specimen } from './Specimen'

/** Copies every rule for :hover and :focus-visible to a class, so that the gallery shows the actual styles. */
function useShownStates() {
  useEffect(() => {
    const copy = new CSSStyleSheet()
    // Not the fonts: their relative addresses would lead elsewhere from a sheet without an address.
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText)
    copy.replaceSync(
      rules
        .join('\n')
        .replace(/(?<!\\):hover(?![\w-])/g, `.${shownStates.hover}`)
        .replace(/(?<!\\):focus-visible(?![\w-])/g, `.${shownStates.focus}`)
        .replace(/(?<!\\):focus-within(?![\w-])/g, `:has(.${shownStates.focus})`),
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, copy]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copy)
    }
  }, [])
}

function Buttons() {
  return (['primary', 'quiet', 'danger'] as const).map((variant) => (
    <Specimen key={variant} title={`Button, ${variant}`}>
      {(['normal', 'small'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          <Button variant={variant} size={size}>
            Default
          </Button>
          <Button variant={variant} size={size} className={shownStates.hover}>
            Hover
          </Button>
          <Button variant={variant} size={size} className={shownStates.focus}>
            Focus
          </Button>
          <Button variant={variant} size={size} disabled>
            Disabled
          </Button>
          <Button variant={variant} size={size} aria-disabled="true">
            Busy…
          </Button>
        </div>
      ))}
      <Button variant={variant}>{longText}</Button>
    </Specimen>
  ))
}

function Inputs() {
  return (
    <>
      <Specimen title="Field and Input">
        <Field label="Default">{(control) => <Input {...control} />}</Field>
        <Field label="Filled, with a hint" hint="A hint says what it is for.">
          {(control) => <Input {...control} defaultValue="ruth@example.com" />}
        </Field>
        <Field label="Focus">{(control) => <Input {...control} className={shownStates.focus} />}</Field>
        <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="While it is sent" />}</Field>
        <Field label="Error" hint="The hint stays." error="Please enter a valid email address">
          {(control) => <Input {...control} defaultValue="ruth@" />}
        </Field>
        <Field label={longText} hint={longText} error={longText}>
          {(control) => <Input {...control} defaultValue={longText} />}
        </Field>
        <Field label="Large">{(control) => <Input {...control} controlSize="large" defaultValue="Larger" />}</Field>
        <Field label="Plain label" labelStyle="plain">
          {(control) => <Input {...control} type="datetime-local" />}
        </Field>
        <Field label="Small" labelStyle="small">
          {(control) => <Input {...control} controlSize="small" type="date" defaultValue="2026-03-01" />}
        </Field>
      </Specimen>
      <Specimen title="Input in a group">
        {(['', shownStates.focus] as const).map((shown) => (
          <Field key={shown} label={shown ? 'Focus' : 'Default'}>
            {(control) => (
              <div className={inputGroupClass}>
                <SearchIcon size={22} className="mx-3 shrink-0" />
                <Input {...control} controlSize="bare" type="search" placeholder="Search" className={shown} />
              </div>
            )}
          </Field>
        ))}
        <Field label="Error" error="Please enter an amount of at least $1">
          {(control) => (
            <div className={inputGroupClass}>
              <span className="pl-4 font-serif text-xl text-soft-ink">$</span>
              <Input {...control} controlSize="bare" className="px-3" defaultValue="0.2" />
            </div>
          )}
        </Field>
      </Specimen>
      <Specimen title="Textarea">
        <Field label="Default">{(control) => <Textarea {...control} rows={3} />}</Field>
        <Field label="Focus">{(control) => <Textarea {...control} rows={3} className={shownStates.focus} />}</Field>
        <Field label="Disabled">{(control) => <Textarea {...control} rows={3} disabled defaultValue="Busy" />}</Field>
        <Field label="Error" error="Please keep it under 500 characters">
          {(control) => <Textarea {...control} rows={3} defaultValue={longText} />}
        </Field>
        <Field label="Growing">{(control) => <Textarea {...control} growing rows={1} defaultValue={longText} />}</Field>
      </Specimen>
      <Specimen title="Select">
        {(['default', 'focus', 'disabled', 'error'] as const).map((state) => (
          <Field key={state} label={state} error={state === 'error' && 'Please choose one'}>
            {(control) => (
              <Select
                {...control}
                disabled={state === 'disabled'}
                className={state === 'focus' ? shownStates.focus : ''}
              >
                <option>Ireland</option>
                <option>{longText}</option>
              </Select>
            )}
          </Field>
        ))}
        <Field label="Large">
          {(control) => (
            <Select {...control} controlSize="large">
              <option>{longText}</option>
            </Select>
          )}
        </Field>
      </Specimen>
    </>
  )
}

function Choices({ theme }: { theme: string }) {
  return (['box', 'card', 'chip', 'row', 'cell', 'plain'] as const).map((variant) => {
    const marked = variant === 'row' || variant === 'plain'
    const padded = variant === 'box' || variant === 'card' ? 'p-4' : undefined
    const one = (label: string, state: { shown?: string; defaultChecked?: boolean; disabled?: boolean } = {}) => {
      const { shown, ...input } = state
      return (
        <Choice
          key={label}
          type="checkbox"
          name={`${theme}-${variant}`}
          variant={variant}
          marked={marked}
          className={[padded, shown === shownStates.hover && shown].filter(Boolean).join(' ')}
          {...input}
        >
          {/* `:focus-within` highlights the frame. */}
          <span className={shown === shownStates.focus ? shown : undefined}>{label}</span>
        </Choice>
      )
    }
    return (
      <Specimen key={variant} title={`Choice, ${variant}`}>
        <fieldset className="grid min-w-0 gap-3 *:min-w-0">
          <legend className="caps">Its states</legend>
          {one('Default')}
          {one('Hover', { shown: shownStates.hover })}
          {one('Focus', { shown: shownStates.focus })}
          {one('Chosen', { defaultChecked: true })}
          {one('Disabled', { disabled: true })}
        </fieldset>
        <fieldset className="grid min-w-0 gap-3 *:min-w-0">
          <legend className="caps">Long words</legend>
          {one(longText)}
          {one(`${longText}, chosen`, { defaultChecked: true })}
        </fieldset>
        {!marked && variant !== 'cell' && (
          <fieldset role="radiogroup" aria-invalid className="grid min-w-0 gap-3 *:min-w-0">
            <legend className="caps">Error</legend>
            <Choice type="radio" name={`${theme}-${variant}-error`} variant={variant} className={padded}>
              None was chosen
            </Choice>
          </fieldset>
        )}
      </Specimen>
    )
  })
}

/** All controls of the site in all their states. */
export function Gallery({ theme }: { theme: string }) {
  useShownStates()
  const [tab, setTab] = useState('one')
  const [open, setOpen] = useState(false)
  const [share, setShare] = useState(0.25)
  const tabId = (value: string) => `${theme}-tab-${value}`
  return (
    <div className="page-width">
      <h2>{theme}</h2>
      <Buttons />
      <Inputs />
      <Choices theme={theme} />
      <Specimen title="Tabs">
        <Tabs
          label="Three tabs"
          tabs={['One', 'Two', 'Three'].map((label) => ({ value: label, label, content: `The panel of ${label}.` }))}
        />
        <div>
          <TabList
            label="A row that scrolls"
            tabs={['one', 'two', 'three', 'four', 'five', 'six'].map((value) => ({ value, label: `Number ${value}` }))}
            chosen={tab}
            onChoose={setTab}
            tabId={tabId}
            panelId={() => `${theme}-panel`}
            className="overflow-x-auto p-1.5"
          />
          <div role="tabpanel" id={`${theme}-panel`} aria-labelledby={tabId(tab)} className="mt-4">
            Number {tab}
          </div>
        </div>
      </Specimen>
      <Pills />
      <Toasts theme={theme} />
      <TooltipStates />
      <Specimen title="Page and moon">
        <p className="flex items-center gap-4">
          <MovingPage share={share} size={60} className="text-marigold" />
          <ReadPage share={share} size={60} className="text-marigold" />
          <MoonPhase phase={share} size={60} className="text-marigold" />
          {Math.round(share * 100)} %: read, moving and still, and lit
        </p>
        <Button variant="quiet" onClick={() => setShare(share >= 1 ? 0 : share + 0.25)}>
          Fill it
        </Button>
      </Specimen>
      <Specimen title="Dialog">
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
      </Specimen>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          caption="Workshop"
          title={longText}
          description={longText}
          footer={<Button className="w-full">Its one action</Button>}
        >
          <Field label="A field in it">{(control) => <Input {...control} />}</Field>
        </Dialog>
      )}
    </div>
  )
}
