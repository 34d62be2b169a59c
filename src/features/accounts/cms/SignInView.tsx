import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'

import { SignInForm } from './SignInForm'

/** The panel's sign-in screen: e-mail and password, then a code where the account asks for one, or a passkey alone. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { admin, routes } = req.payload.config
  const goal = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(goal)
  return (
    <>
      <div className="login__brand">
        {RenderServerComponent({
          Component: admin.components.graphics?.Logo,
          importMap: req.payload.importMap,
        })}
      </div>
      <SignInForm
        goal={goal}
        forgotten={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot as `/${string}` })}
      />
    </>
  )
}
