'use client'

import { useFormFields } from '@payloadcms/ui'

import { describeRoom } from './fieldRoom'

type RoomLeftProps = { path: string; field: { maxLength?: number } }

/** Below a text with a bound, while somebody writes in it and once it is nearly full: how much of its room is taken. */
export function RoomLeft({ path, field: { maxLength = 0 } }: RoomLeftProps) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { shown, said, isNear } = describeRoom(typeof value === 'string' ? value.length : 0, maxLength)
  return (
    <div className={`power-years-room${isNear ? ' power-years-room--near' : ''}`}>
      <span aria-hidden="true">{shown}</span>
      <span className="power-years-room__said" role="status">
        {said}
      </span>
    </div>
  )
}
