'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

import { PanelField } from './PanelField'

/** Asked for beside a new password or e-mail address; never stored. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  return (
    <PanelField
      label={typeof field.label === 'string' ? field.label : 'Your current password'}
      type="password"
      autoComplete="current-password"
      hint={typeof field.admin?.description === 'string' ? field.admin.description : undefined}
      mistake={showError ? errorMessage : undefined}
      value={value ?? ''}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}
