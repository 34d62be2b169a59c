'use client'

import { useFormFields } from '@payloadcms/ui'

import { describeLimit } from './characterLimits'

type CharactersLeftProps = { path: string; field: { maxLength?: number } }

/** Below a text field with a `maxLength`, while it is focused and once it is nearly full: the character count. */
export function CharactersLeft({ path, field: { maxLength = 0 } }: CharactersLeftProps) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { shown, said, isNear } = describeLimit(typeof value === 'string' ? value.length : 0, maxLength)
  return (
    <div className={`power-years-characters${isNear ? ' power-years-characters--near' : ''}`}>
      <span aria-hidden="true">{shown}</span>
      <span className="power-years-characters__said" role="status">
        {said}
      </span>
    </div>
  )
}
