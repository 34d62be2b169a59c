import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { callEndpoint, ApiError } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { useInBrowser } from '@/shared/browser/useInBrowser'
import { Button } from '@/shared/ui/Button'

import type { shareEducationModule } from '../../contract'
import { Field } from './Field'
import { friendlyName, rules } from './fieldRules'
import { LinkWays } from './LinkWays'

type Values = { email: string; moduleTitle: string; moduleUrl: string; senderName: string }
type ShareFormProps = { siteUrl: string; modules: { slug: string; title: string }[] }

/** Sharing one module: by its link first, by a letter of ours second. */
export function ShareForm({ siteUrl, modules }: ShareFormProps) {
  const pick = useId()
  const addressOf = (slug: string) => `${siteUrl}/education/${slug}`
  const firstOne = modules[0]
  const { register, handleSubmit, reset, setValue, control, formState } = useForm<Values>({
    defaultValues: {
      email: '',
      moduleTitle: firstOne?.title ?? '',
      moduleUrl: firstOne ? addressOf(firstOne.slug) : '',
      senderName: friendlyName,
    },
    // Not on leaving a field: a line that appears then pushes the button from under the pointer, and the click is lost.
    mode: 'onSubmit',
  })
  const { errors } = formState
  // Until the page listens, a submit would put what she typed into the page's address.
  const listens = useInBrowser()
  const [title, url] = useWatch({ control, name: ['moduleTitle', 'moduleUrl'] })
  const sharing = useMutation({
    mutationFn: (values: Values) =>
      callEndpoint<typeof shareEducationModule>('post', '/share-education-module', {
        body: {
          email: values.email.trim(),
          moduleTitle: values.moduleTitle.trim(),
          moduleUrl: values.moduleUrl.trim(),
          senderName: values.senderName.trim(),
        },
      }),
    onSuccess: ({ message }) => {
      notify({ title: 'Module Shared!', description: message })
      reset()
    },
    onError: (error) =>
      notify({
        title: 'Failed to Share',
        description: (error instanceof ApiError && error.serverMessage) || 'Failed to share module',
        tone: 'destructive',
      }),
  })

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <label htmlFor={pick} className="caps">
          Which one?
        </label>
        <select
          id={pick}
          value={modules.find(({ slug }) => addressOf(slug) === url)?.slug ?? ''}
          onChange={(event) => {
            const chosen = modules.find(({ slug }) => slug === event.target.value)
            if (!chosen) return
            setValue('moduleTitle', chosen.title, { shouldValidate: true })
            setValue('moduleUrl', addressOf(chosen.slug), { shouldValidate: true })
          }}
          className="mt-2 mb-6 min-h-12 w-full border-[1.5px] border-edge bg-paper px-3 text-lg"
        >
          <option value="" disabled>
            Another address
          </option>
          {modules.map((module) => (
            <option key={module.slug} value={module.slug}>
              {module.title}
            </option>
          ))}
        </select>
        <LinkWays url={url} title={title} text="This made me think of you." />
      </div>
      <form noValidate onSubmit={(event) => void handleSubmit((values) => sharing.mutate(values))(event)}>
        <h2 className="text-xl">By a letter from us</h2>
        <div className="mt-4 grid gap-5">
          <Field
            label="Her email address"
            type="email"
            autoComplete="off"
            maxLength={254}
            error={errors.email?.message}
            {...register('email', rules.email)}
          />
          <Field
            label="Module title"
            maxLength={300}
            error={errors.moduleTitle?.message}
            {...register('moduleTitle', rules.title)}
          />
          <Field
            label="Module address"
            type="url"
            maxLength={500}
            hint="Only pages of this library; the letter carries the module’s own title."
            error={errors.moduleUrl?.message}
            {...register('moduleUrl', rules.url)}
          />
          <Field
            label="Your name"
            autoComplete="given-name"
            maxLength={60}
            error={errors.senderName?.message}
            {...register('senderName', rules.name)}
          />
          <Button type={listens ? 'submit' : 'button'} disabled={sharing.isPending} variant="quiet">
            {sharing.isPending ? 'Sharing...' : 'Share Module'}
          </Button>
        </div>
      </form>
    </div>
  )
}
