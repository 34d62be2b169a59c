import { ApiError, callEndpoint } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'

import type { reportClaim } from '../../contract'

/**
 * Reports the sentence of a button, and says so.
 * @param notSent says that it did not go out, in the server's words if it gave any
 */
export async function sendReport(button: HTMLElement, notSent: (why?: string | null) => void): Promise<void> {
  // `disabled` would take the focus away from whoever pressed Enter.
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    await callEndpoint<typeof reportClaim>('post', '/evidence/reports', {
      body: { claim: Number(button.dataset.reportClaim) },
    })
    button.textContent = button.dataset.reported ?? ''
    notify({
      title: 'Reported',
      description: 'Somebody will look at this sentence in its source. Nothing about you is kept with it.',
    })
  } catch (error) {
    button.removeAttribute('aria-disabled')
    notSent(error instanceof ApiError ? error.serverMessage : null)
  }
}
