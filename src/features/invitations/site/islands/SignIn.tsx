import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

import { ApiError, callEndpoint } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'
import { Field, Input } from '@/shared/ui/Field'

import { rules } from './fieldRules'

type Values = { email: string; password: string }

/** Payload's own endpoint. */
type LogIn = { method: 'post'; path: '/users/login'; body: z.ZodType<Values, Values>; response: z.ZodType }

const signIn = ({ email, password }: Values) =>
  callEndpoint<LogIn>('post', '/users/login', { body: { email: email.trim(), password } })

const describeFailure = (error: Error) =>
  error instanceof ApiError && error.status === 401
    ? 'Email or password is wrong, or there were too many tries.'
    : 'That did not work. Please try again in a moment.'

/** The founder's sign-in form. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { email: '', password: '' } })
  const signing = useMutation({ mutationFn: signIn, onSuccess: onSignedIn })
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
      {signing.isError && (
        <p role="alert" className="text-rose">
          {describeFailure(signing.error)}
        </p>
      )}
      <Button type="submit" disabled={signing.isPending}>
        {signing.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
