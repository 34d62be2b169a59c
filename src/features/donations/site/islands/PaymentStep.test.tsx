// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { readStored } from '@/shared/browser/storage'
import { fillTexts } from '@/shared/lib/pageTexts'

import { donateTexts } from '../../content/donateTexts'
import { handlePaymentReturn } from './paymentNotices'
import { PaymentStep } from './PaymentStep'

const confirmPayment = vi.hoisted(() => vi.fn())
vi.mock('@/integrations/stripe/browser/paymentForm', () => {
  const stripe = { confirmPayment }
  return {
    ...{ loadStripe: async () => stripe, useStripe: () => stripe, useElements: () => ({}) },
    Elements: ({ children }: { children: React.ReactNode }) => children,
    PaymentElement: ({ onReady }: { onReady: () => void }) => <button onClick={onReady}>Form</button>,
  }
})

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeEach(() => localStorage.clear())
afterEach(() => document.body.replaceChildren())

const stored = () => (readStored('power-years-monthly-gifts') ?? []).map(({ code, amount }) => ({ code, amount }))
const gift = { code: 'end-1', amount: 25 }

async function pay(outcome: () => Promise<unknown>) {
  confirmPayment.mockImplementation(outcome)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const step = (
    <PaymentStep
      texts={fillTexts(donateTexts, {})}
      amount={gift.amount}
      frequency="monthly"
      endCode={gift.code}
      clientSecret="pi_1_secret_2"
      publishableKey="pk"
      onBack={() => {}}
      onClose={() => {}}
    />
  )
  await act(async () => root.render(step))
  const press = (name: RegExp) =>
    act(async () => [...document.querySelectorAll('button')].find((one) => name.test(one.textContent))!.click())
  await press(/^Form$/)
  await press(/\$25/)
  return () => act(async () => root.unmount())
}

function comeBack(outcome: string) {
  window.history.replaceState(null, '', `/?payment_intent=pi_1&redirect_status=${outcome}`)
  handlePaymentReturn()
}

it('keeps the code that ends a monthly gift when a bank leads away to its own page', async () => {
  const leave = await pay(() => new Promise(() => {}))
  expect(stored()).toEqual([gift])
  await leave()
  comeBack('succeeded')
  expect(stored()).toEqual([gift])
})

it('forgets it when the bank’s page says no', async () => {
  const leave = await pay(() => new Promise(() => {}))
  await leave()
  comeBack('failed')
  expect(stored()).toEqual([])
})

it('forgets it when the card is refused here', async () => {
  const leave = await pay(async () => ({ error: { message: 'Your card was declined.' } }))
  expect(stored()).toEqual([])
  await leave()
})

it('keeps it, once, when the answer is lost and the donor tries again', async () => {
  for (const outcome of [() => Promise.reject(new Error('no network')), async () => ({})]) {
    const leave = await pay(outcome)
    await leave()
  }
  expect(stored()).toEqual([gift])
})
