import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { BatchManager } from './BatchManager'
import { SignIn } from './SignIn'

type Me = { user: { roles?: string[] } | null }

/** Payload's own endpoints. */
type ReadMe = { method: 'get'; path: '/users/me'; response: z.ZodType<Me> }
type LogOut = { method: 'post'; path: '/users/logout'; response: z.ZodType }

/** The batch emails, for signed-in founders; everyone else gets the sign-in form. */
export function BatchPanel() {
  return (
    <QueryProvider>
      <Panel />
    </QueryProvider>
  )
}

function Panel() {
  const queries = useQueryClient()
  const me = useQuery({ queryKey: ['me'], queryFn: () => callEndpoint<ReadMe>('get', '/users/me') })
  const leaving = useMutation({
    mutationFn: () => callEndpoint<LogOut>('post', '/users/logout'),
    onSettled: () => {
      // The user first: it unmounts the founder-only queries, which would refetch when removed.
      queries.setQueryData<Me>(['me'], { user: null })
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    },
  })

  if (me.isPending) return <p role="status">One moment…</p>
  if (me.isError)
    return (
      <div role="alert">
        <p>We could not ask who is signed in.</p>
        <Button variant="quiet" className="mt-4" onClick={() => void me.refetch()}>
          Try Again
        </Button>
      </div>
    )
  const { user } = me.data
  if (!user) return <SignIn onSignedIn={() => void me.refetch()} />
  return (
    <>
      {user.roles?.includes('founder') ? (
        <BatchManager />
      ) : (
        <p>You are signed in as an editor. Only a founder writes these letters.</p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="mt-10"
        disabled={leaving.isPending}
        onClick={() => leaving.mutate()}
      >
        Sign out
      </Button>
    </>
  )
}
