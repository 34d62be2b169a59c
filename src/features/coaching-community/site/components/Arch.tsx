import type { ReactNode } from 'react'

/** The night arch that frames a page's opening picture. */
export function Arch({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex aspect-6/7 w-full max-w-64 items-end justify-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 px-6 pt-10 pb-4 text-moonlight outline outline-offset-8 outline-line md:max-w-80">
      {children}
    </div>
  )
}
