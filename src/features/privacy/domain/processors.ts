/** Third parties that receive data once configured, and which data. */
export const processors = [
  {
    id: 'stripe',
    name: 'Stripe',
    purpose:
      'Takes donations. Your card details and the amount go from your browser to Stripe, and only once you donate.',
  },
  {
    id: 'ai',
    name: 'AI provider',
    purpose: 'Words Auntie’s answers. The messages of your conversation reach it, and nothing else about you.',
  },
  {
    id: 'resend',
    name: 'Resend',
    purpose: 'Delivers invitations. The address you invite and the name you sign with reach it when you press send.',
  },
] as const

export type ProcessorId = (typeof processors)[number]['id']
