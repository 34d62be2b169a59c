import { secretBytes } from '@/shared/browser/ownKey/derive'

/** What a passkey's pseudo-random function is asked for. It must never change: its answer is the secret. */
const asked = new TextEncoder().encode('power-years own key')
const extensions = { prf: { eval: { first: asked } } }

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** The passkey was made, and cannot make a key; or none was chosen. `message` is for the visitor. */
export class PasskeyFailed extends Error {
  override name = 'PasskeyFailed'
}

/** Whether this browser may have passkeys that make keys. Only making one tells for sure. */
export async function mayHavePasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false
  const capabilities = (await PublicKeyCredential.getClientCapabilities?.().catch(() => ({}))) ?? {}
  return (capabilities as Record<string, boolean>)['extension:prf'] !== false
}

function secretIn(credential: Credential | null): Uint8Array<ArrayBuffer> | null {
  const first = (credential as PublicKeyCredential | null)?.getClientExtensionResults().prf?.results?.first
  if (!first) return null
  const secret = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return secret.length === secretBytes ? Uint8Array.from(secret) : null
}

const cannot =
  'This passkey can’t make a key: it lacks what the browser calls PRF. Delete it from your passkeys again if you like, and take the 24 words instead.'

async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    // Turned back from, timed out, or there is none: browsers do not tell which.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
      throw new PasskeyFailed('No passkey was chosen. Nothing has changed.')
    if (error instanceof DOMException && error.name !== 'NetworkError') throw new PasskeyFailed(cannot)
    throw error
  }
}

/** Asks for the passkey of this site and reads its secret. The server has no part in it. @throws PasskeyFailed */
export async function readPasskey(only?: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const credential = await asking(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        userVerification: 'required',
        ...(only && { allowCredentials: [{ type: 'public-key', id: only }] }),
        extensions,
      },
    }),
  )
  const secret = secretIn(credential)
  if (!secret) throw new PasskeyFailed(cannot)
  return secret
}

/**
 * Makes a passkey that any browser of the visitor's finds again, and reads its secret. Neither name nor address goes into
 * it, and the server stores no credential.
 * @throws PasskeyFailed
 */
export async function createPasskey(siteName: string): Promise<Uint8Array<ArrayBuffer>> {
  const credential = (await asking(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: random(32),
        rp: { name: siteName },
        user: { id: random(16), name: `${siteName} diary`, displayName: `${siteName} diary` },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        extensions,
      },
    }),
  )) as PublicKeyCredential | null
  const secret = secretIn(credential)
  if (secret) return secret
  if (!credential?.getClientExtensionResults().prf?.enabled) throw new PasskeyFailed(cannot)
  // Many security keys tell it only when they are asked, not when they are made.
  return readPasskey(credential.rawId)
}
