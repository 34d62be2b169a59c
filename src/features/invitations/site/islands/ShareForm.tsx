import { useForm, useWatch } from 'react-hook-form'

import { callEndpoint, ApiError } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { useInBrowser } from '@/shared/browser/useInBrowser'
import { Button } from '@/shared/ui/Button'
import { Field, Input, Select } from '@/shared/ui/Field'

import type { shareEducationModule } from '../../contract'
import { friendlyName, rules } from './fieldRules'
import { ShareLink } from './ShareLink'
import type { InviteTexts } from '../../content/inviteTexts'

type Values = { email: string; moduleTitle: string; moduleUrl: string; senderName: string }
type ShareFormProps = { texts: InviteTexts; siteUrl: string; modules: { slug: string; title: string }[] }

/** Sharing a module: by its link first, by an email from the site second. */
export function ShareForm({ texts, siteUrl, modules }: ShareFormProps) {
  const addressOf = (slug: string) => `${siteUrl}/education/${slug}`
  const firstOne = modules[0]
  const { register, handleSubmit, reset, getValues, setValue, control, formState } = useForm<Values>({
    defaultValues: {
      email: '',
      moduleTitle: firstOne?.title ?? '',
      moduleUrl: firstOne ? addressOf(firstOne.slug) : '',
      senderName: friendlyName,
    },
    // Not validated on blur: an error line that appears then shifts the button from under the pointer, and the click is
    // lost.
    mode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  // A submit before hydration would put the input into the URL.
  const listens = useInBrowser()
  const [title, url] = useWatch({ control, name: ['moduleTitle', 'moduleUrl'] })
  // react-hook-form tracks the submission, so a page with one call needs no query client.
  async function shareModule(values: Values) {
    try {
      const { message } = await callEndpoint<typeof shareEducationModule>('post', '/share-education-module', {
        body: {
          email: values.email.trim(),
          moduleTitle: values.moduleTitle.trim(),
          moduleUrl: values.moduleUrl.trim(),
          senderName: values.senderName.trim(),
        },
      })
      notify({ title: 'Module Shared!', description: message })
      // The next one is from the same person.
      reset({ ...getValues(), email: '' })
    } catch (error) {
      notify({
        title: 'Failed to Share',
        description: (error instanceof ApiError && error.serverMessage) || 'Failed to share module',
        tone: 'destructive',
      })
    }
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <Field label="Which one?" className="mb-6">
          {(control) => (
            <Select
              {...control}
              controlSize="large"
              value={modules.find(({ slug }) => addressOf(slug) === url)?.slug ?? ''}
              onChange={(event) => {
                const chosen = modules.find(({ slug }) => slug === event.target.value)
                if (!chosen) return
                setValue('moduleTitle', chosen.title, { shouldValidate: true })
                setValue('moduleUrl', addressOf(chosen.slug), { shouldValidate: true })
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
      <form noValidate onSubmit={(event) => void handleSubmit(shareModule)(event)}>
        <h2 className="text-xl">By a letter from us</h2>
        <div className="mt-4 grid gap-5">
          <Field label="Her email address" error={errors.email?.message}>
            {(control) => (
              <Input
                {...control}
                controlSize="large"
                type="email"
                autoComplete="off"
                maxLength={254}
                {...register('email', rules.email)}
              />
            )}
          </Field>
          <Field label="Module title" error={errors.moduleTitle?.message}>
            {(control) => (
              <Input {...control} controlSize="large" maxLength={300} {...register('moduleTitle', rules.title)} />
            )}
          </Field>
          <Field
            label="Module address"
            hint="Only pages of this library; the letter carries the module’s own title."
            error={errors.moduleUrl?.message}
          >
            {(control) => (
              <Input
                {...control}
                controlSize="large"
                type="url"
                maxLength={500}
                {...register('moduleUrl', rules.url)}
              />
            )}
          </Field>
          <Field label="Your name" error={errors.senderName?.message}>
            {(control) => (
              <Input
                {...control}
                controlSize="large"
                autoComplete="given-name"
                maxLength={60}
                {...register('senderName', rules.name)}
              />
            )}
          </Field>
          <Button type={listens ? 'submit' : 'button'} disabled={isSubmitting} variant="quiet">
            {isSubmitting ? 'Sharing...' : 'Share Module'}
          </Button>
        </div>
      </form>
    </div>
  )
}
