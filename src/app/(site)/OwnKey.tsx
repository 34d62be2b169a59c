import type { ComponentProps } from 'react'

import { OwnKeyNotice } from '@/features/own-key/site/islands/OwnKeyNotice.island'

/** The notice about a visitor's own key, on pages where a locked diary can be opened in place. */
export const OwnKey = (props: ComponentProps<typeof OwnKeyNotice>) => (
  <>
    {/* For `requestUnlock`, which refuses at once where nothing would take it up. */}
    <span hidden data-opens-diary />
    <OwnKeyNotice {...props} />
  </>
)
