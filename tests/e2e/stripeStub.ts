import type { Page } from '@playwright/test'

/**
 * Stands in for Stripe's script, which a test cannot load: a form of one field, and a confirmation that ends as the
 * field says ("fail" is refused, "break" throws, "slow" waits for `goOn`). Written as a string: it runs in the page.
 */
const script = `
window.Stripe = Object.assign(function () {
  let value = '';
  const element = {
    handlers: {},
    on(name, handler) { this.handlers[name] = handler; return this },
    off() { return this }, once() { return this }, update() {}, unmount() {}, destroy() { this.label && this.label.remove() },
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      const label = document.createElement('label');
      label.textContent = 'Card number ';
      const input = document.createElement('input');
      input.addEventListener('input', () => { value = input.value });
      label.append(input);
      this.label = label;
      place.append(label);
      setTimeout(() => this.handlers.ready && this.handlers.ready());
    },
  };
  const elements = { create: () => element, getElement: () => element, update() {}, on() {}, submit: async () => ({}), fetchUpdates: async () => ({}) };
  return {
    elements: () => elements,
    registerAppInfo() {}, _registerWrapper() {},
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    confirmPayment: async ({ confirmParams }) => {
      window.confirmedWith = confirmParams;
      if (value === 'break') throw new Error('The network went away');
      if (value === 'slow') await new Promise((resolve) => { window.goOn = resolve });
      if (value === 'fail') return { error: { message: 'Your card was declined.' } };
      return { paymentIntent: { status: 'succeeded' } };
    },
  };
}, { version: 'endive' });
`

/** Answers Stripe's address with the stand-in. @returns the addresses of Stripe that were asked for so far */
export async function stubStripe(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return asked
}
