import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { Field, Select } from '@/shared/ui/Field'

import type { InviteTexts } from '../../content/inviteTexts'
import type { shareEducationModule } from '../../contract'
import { emailField, nameField, rules } from './fieldRules'
import { EmailForm } from './EmailForm'
import { ShareLink } from './ShareLink'

type ModuleChoiceProps = { texts: InviteTexts; siteUrl: string; modules: { slug: string; title: string }[] }
type ShareFormProps = ModuleChoiceProps & { note: ReactNode }

/** Sharing a module: by its link first, by an email from the site second. */
export function ShareForm({ note, ...props }: ShareFormProps) {
  const [first] = props.modules
  return (
    <EmailForm
      heading="By a letter from us"
      fields={[
        { name: 'email', label: 'Her email address', ...emailField },
        {
          name: 'moduleTitle',
          label: 'Module title',
          initial: first?.title ?? '',
          rule: rules.title,
          input: { maxLength: 300 },
        },
        {
          name: 'moduleUrl',
          label: 'Module address',
          hint: 'Only pages of this library; the letter carries the module’s own title.',
          initial: first ? addressOf(props, first.slug) : '',
          rule: rules.url,
          input: { type: 'url', maxLength: 500 },
        },
        { name: 'senderName', label: 'Your name', ...nameField },
      ]}
      button={{ ready: 'Share Module', sending: 'Sharing...' }}
      send={(body) => callEndpoint<typeof shareEducationModule>('post', '/share-education-module', { body })}
      outcome={{ sent: 'Module Shared!', failed: 'Failed to Share', reason: 'Failed to share module' }}
      beside={<ModuleChoice {...props} />}
      note={note}
    />
  )
}

const addressOf = ({ siteUrl }: ModuleChoiceProps, slug: string) => `${siteUrl}/education/${slug}`

/** Which module the email is about, and its link. */
function ModuleChoice(props: ModuleChoiceProps) {
  const { texts, modules } = props
  const { setValue, control } = useFormContext<{ moduleTitle: string; moduleUrl: string }>()
  const [title, url] = useWatch({ control, name: ['moduleTitle', 'moduleUrl'] })
  return (
    <div>
      <Field label="Which one?" className="mb-6">
        {(select) => (
          <Select
            {...select}
            controlSize="large"
            value={modules.find(({ slug }) => addressOf(props, slug) === url)?.slug ?? ''}
            onChange={(event) => {
              const chosen = modules.find(({ slug }) => slug === event.target.value)
              if (!chosen) return
              setValue('moduleTitle', chosen.title, { shouldValidate: true })
              setValue('moduleUrl', addressOf(props, chosen.slug), { shouldValidate: true })
            }}
          >
            <option value="" disabled>
              Another address
            </option>
            {modules.map((module) => (
              <option key={module.slug} value={module.slug}>
                {module.title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ShareLink texts={texts} url={url} title={title} text="This made me think of you." />
    </div>
  )
}
