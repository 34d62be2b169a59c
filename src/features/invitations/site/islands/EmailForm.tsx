import type { ComponentProps, ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'

import { ApiError } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { useHydrated } from '@/shared/browser/useHydrated'
import { Button } from '@/shared/ui/Button'
import { Field, Input } from '@/shared/ui/Field'

import type { FieldRule } from './fieldRules'

type EmailField<Name extends string> = {
  name: Name
  label: string
  hint?: string
  initial: string
  /** Whether what stands there at first is to be written over; it is drawn lighter. */
  isExample?: boolean
  rule: FieldRule
  input: Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'maxLength'>
}

type EmailFormProps<Name extends string> = {
  heading: string
  fields: readonly EmailField<Name | 'email'>[]
  button: { ready: string; sending: string }
  /** Gets what was entered, without the spaces around it. @returns what the visitor is told */
  send: (values: Record<Name | 'email', string>) => Promise<{ message: string }>
  /** Titles of the two outcomes, and the reason where the server gives none. */
  outcome: { sent: string; failed: string; reason: string }
  /** Stands beside the form and has its values by `useFormContext`. */
  beside: ReactNode
  /** Below the button: what becomes of an email on this deployment. */
  note: ReactNode
}

/** An email that the site sends to one address for a visitor. */
export function EmailForm<Name extends string>({
  heading,
  fields,
  button,
  send,
  outcome,
  beside,
  note,
}: EmailFormProps<Name>) {
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(({ name, initial }) => [name, initial])),
    // Not validated on blur: an error line that appears then shifts the button from under the pointer, and the click is
    // lost.
    mode: 'onSubmit',
  })
  const { register, handleSubmit, reset, getValues, formState, control: watched } = form
  const entered = useWatch({ control: watched })
  const { errors, isSubmitting } = formState
  // A submit before hydration would put the input into the URL.
  const listens = useHydrated()
  // react-hook-form tracks the submission, so a page with one call needs no query client.
  async function submit(values: Record<string, string>) {
    const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))
    try {
      const { message } = await send(trimmed as Record<Name | 'email', string>)
      notify({ title: outcome.sent, description: message })
      // The next email is from the same person.
      reset({ ...getValues(), email: '' })
    } catch (error) {
      notify({
        title: outcome.failed,
        description: (error instanceof ApiError && error.serverMessage) || outcome.reason,
        tone: 'destructive',
      })
    }
  }

  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        {beside}
        <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <h2 className="text-xl">{heading}</h2>
          <div className="mt-4 grid gap-5">
            {fields.map(({ name, label, hint, initial, isExample, rule, input }) => (
              <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
                {(control) => (
                  <Input
                    {...control}
                    controlSize="large"
                    {...input}
                    className={isExample && entered[name] === initial ? 'text-soft-ink italic' : undefined}
                    {...register(name, rule)}
                    // The example name is replaced by typing.
                    onFocus={({ currentTarget }) => currentTarget.value === initial && currentTarget.select()}
                  />
                )}
              </Field>
            ))}
            <Button type={listens ? 'submit' : 'button'} disabled={isSubmitting} variant="quiet">
              {isSubmitting ? button.sending : button.ready}
            </Button>
            {note}
          </div>
        </form>
      </div>
    </FormProvider>
  )
}
