import { useForm } from 'react-hook-form'

import { callEndpoint, ApiError } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { useInBrowser } from '@/shared/browser/useInBrowser'
import { Button } from '@/shared/ui/Button'
import { Field, Input } from '@/shared/ui/Field'

import type { sendCommunityInvitation } from '../../contract'
import { friendlyName, rules } from './fieldRules'
import { ShareLink } from './ShareLink'
import type { InviteTexts } from '../../content/inviteTexts'

type Values = { email: string; inviterName: string }

/** Inviting a friend: by link first, by an email from the site second. */
export function InviteForm({
  texts,
  productName,
  siteUrl,
}: {
  texts: InviteTexts
  productName: string
  siteUrl: string
}) {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: { email: '', inviterName: friendlyName },
    // Not validated on blur: an error line that appears then shifts the button from under the pointer, and the click is
    // lost.
    mode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  // A submit before hydration would put the input into the URL.
  const listens = useInBrowser()
  // react-hook-form tracks the submission, so a page with one call needs no query client.
  async function sendInvitation({ email, inviterName }: Values) {
    try {
      const { message } = await callEndpoint<typeof sendCommunityInvitation>('post', '/send-community-invitation', {
        body: { email: email.trim(), inviterName: inviterName.trim() },
      })
      notify({ title: 'Invitation Sent!', description: message })
      // The next invitation is from the same person.
      reset({ email: '', inviterName })
    } catch (error) {
      notify({
        title: 'Failed to Send',
        description: (error instanceof ApiError && error.serverMessage) || 'Failed to send invitation',
        tone: 'destructive',
      })
    }
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <ShareLink texts={texts} url={siteUrl} title={productName} text={texts.shareText} />
      <form noValidate onSubmit={(event) => void handleSubmit(sendInvitation)(event)}>
        <h2 className="text-xl">{texts.letterHeading}</h2>
        <div className="mt-4 grid gap-5">
          <Field label={texts.emailLabel} error={errors.email?.message}>
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
          <Field label={texts.nameLabel} hint={texts.nameHint} error={errors.inviterName?.message}>
            {(control) => (
              <Input
                {...control}
                controlSize="large"
                autoComplete="given-name"
                maxLength={60}
                {...register('inviterName', rules.name)}
              />
            )}
          </Field>
          <Button type={listens ? 'submit' : 'button'} disabled={isSubmitting} variant="quiet">
            {isSubmitting ? 'Sending...' : texts.sendButton}
          </Button>
        </div>
      </form>
    </div>
  )
}
