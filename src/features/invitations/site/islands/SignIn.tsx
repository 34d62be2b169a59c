import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

import { ApiError, callEndpoint } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'
import { Field, Input } from '@/shared/ui/Field'

import { rules } from './fieldRules'

type Values = { email: string; password: string; code?: string }

/** Payload's own endpoint. */
type LogIn = { method: 'post'; path: '/users/login'; body: z.ZodType<Values, Values>; response: z.ZodType }

const signIn = ({ email, password, code }: Values) =>
  callEndpoint<LogIn>('post', '/users/login', { body: { email: email.trim(), password, ...(code && { code }) } })

/** Whether the password was right and the account asks for more; Payload's answer says so in its data. */
const asksForCode = (error: Error | null) => error instanceof ApiError && error.message.includes('"secondFactor"')

function describeFailure(error: Error, gaveCode: boolean): string {
  if (asksForCode(error)) return gaveCode ? 'This code is not right, or was used already.' : 'Now your code, please.'
  if (!(error instanceof ApiError)) return 'That did not work. Please try again in a moment.'
  if (error.status === 429) return 'There were several tries. Please wait a moment before the next.'
  return error.status === 401 ? 'Email or password is wrong.' : 'That did not work. Please try again in a moment.'
}

/** The founder's sign-in form. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { email: '', password: '', code: '' },
  })
  const signing = useMutation({ mutationFn: signIn, onSuccess: onSignedIn })
  const [needsCode, setNeedsCode] = useState(false)
  if (asksForCode(signing.error) && !needsCode) setNeedsCode(true)
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => void handleSubmit((values) => signing.mutate(values))(event)}
    >
      <div>
        <h2 className="text-xl">For the founder</h2>
        <p className="mt-2 text-soft-ink">Letters to people with an audience go out from here. Please sign in first.</p>
      </div>
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            controlSize="large"
            type="email"
            autoComplete="username"
            {...register('email', rules.email)}
          />
        )}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            controlSize="large"
            type="password"
            autoComplete="current-password"
            {...register('password', { required: 'Please enter your password' })}
          />
        )}
      </Field>
      {needsCode && (
        <Field label="Code from your app, or a recovery code" error={formState.errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              controlSize="large"
              autoComplete="one-time-code"
              {...register('code', { required: 'Please enter your code. With a passkey, sign in at /admin first.' })}
            />
          )}
        </Field>
      )}
      {signing.isError && (
        <p role="alert" className="text-rose">
          {describeFailure(signing.error, Boolean(signing.variables.code))}
        </p>
      )}
      <Button type="submit" disabled={signing.isPending}>
        {signing.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
