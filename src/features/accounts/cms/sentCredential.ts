import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'

/** What a browser's dialog for passkeys answered, as the contracts have it: of plain objects. */
export const toSent = (credential: AuthenticationResponseJSON | RegistrationResponseJSON) => ({
  ...credential,
  response: { ...credential.response } as Record<string, unknown>,
  clientExtensionResults: { ...credential.clientExtensionResults } as Record<string, unknown>,
})
