import { Button } from '@/shared/ui/Button'

/** Under the results of whichever assessment came last: there is a whole now. */
export function BothDone({ onOpen }: { onOpen: () => void }) {
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 border-[1.5px] border-sage p-6 print:hidden">
      <p className="font-serif text-xl">Complete Health Profile Created!</p>
      <Button variant="quiet" onClick={onOpen}>
        See your profile
      </Button>
    </aside>
  )
}
