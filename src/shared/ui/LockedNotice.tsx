import clsx from 'clsx'
import { useEffect, useState } from 'react'

import { canStoreWhileLocked } from '@/shared/browser/offline/lockedWrites'
import { useOwnKeyState } from '@/shared/browser/ownKey/state'

/** Says, where the diary is locked, what becomes of what is entered, before anything is; renders nothing elsewhere. */
export function LockedNotice({ className }: { className?: string }) {
  const isLocked = useOwnKeyState() === 'locked'
  const [keeps, setKeeps] = useState<boolean | null>(null)
  useEffect(() => {
    if (isLocked) void canStoreWhileLocked().then(setKeeps)
  }, [isLocked])
  if (!isLocked) return null
  // Until it is known it has its room: what came later would move a button from under a finger.
  return (
    <div className={clsx(className, keeps === null && 'invisible')}>
      <p role="note" className="border-l-[3px] border-rose bg-leaf px-4 py-3">
        <strong>Your diary is locked here,</strong> so what it holds already is not shown.{' '}
        {keeps !== false
          ? 'What you add now is kept, sealed, and joins the rest once your diary is open.'
          : 'What you add now asks for your passkey or your words first, and is kept then.'}
      </p>
    </div>
  )
}
