import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { Fragment, type ReactElement, type ReactNode } from 'react'

type EmailLayoutProps = {
  productName: string
  /** The preview text that email clients show beside the subject. */
  preview: string
  heading: string
  children: ReactNode
  action: { label: string; href: string }
  /** The reason why the recipient gets this email. */
  reason: string
  /** Left out where the recipient asked for the email. */
  unsubscribeUrl?: string
  /** The sender's postal address, which the law asks for in emails that somebody did not ask for; one line each. */
  postalAddress?: string
}

// Email clients with a dark mode use these colors; without them they invert the light ones.
const darkModeCss = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: #171022 !important; }
    .sheet { background-color: #20162e !important; border-color: #41324f !important; }
    .ink { color: #f3eaf7 !important; }
    .soft { color: #cdbdd6 !important; }
    .press { background-color: #d9a9dd !important; color: #1b1026 !important; }
    .link { color: #d9a9dd !important; }
  }
`

const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Segoe UI', Helvetica, Arial, sans-serif"

/** The layout of every email: light and dark, no picture, no tracking. */
export function EmailLayout(props: EmailLayoutProps) {
  const { productName, preview, heading, children, action, reason, unsubscribeUrl, postalAddress } = props
  return (
    <Html lang="en-US">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkModeCss}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={{ backgroundColor: '#fbf6ec', margin: 0, padding: '32px 12px' }}>
        <Container
          className="sheet"
          style={{
            backgroundColor: '#fffaf1',
            border: '1px solid #d8c9b6',
            maxWidth: '560px',
            padding: '36px 32px',
          }}
        >
          <Text
            className="soft"
            style={{ color: '#56435c', fontFamily: sans, fontSize: '13px', letterSpacing: '0.12em', margin: 0 }}
          >
            {productName.toUpperCase()}
          </Text>
          <Heading
            as="h1"
            className="ink"
            style={{ color: '#2a1b2e', fontFamily: serif, fontSize: '28px', fontWeight: 500, lineHeight: 1.25 }}
          >
            {heading}
          </Heading>
          {children}
          <Section style={{ margin: '28px 0' }}>
            <Link
              href={action.href}
              className="press"
              style={{
                backgroundColor: '#5b2a5e',
                borderRadius: '999px',
                color: '#fff8ec',
                display: 'inline-block',
                fontFamily: sans,
                fontSize: '17px',
                fontWeight: 600,
                padding: '14px 26px',
                textDecoration: 'none',
              }}
            >
              {action.label}
            </Link>
          </Section>
          <Text className="soft" style={{ color: '#56435c', fontFamily: sans, fontSize: '14px', lineHeight: 1.6 }}>
            {reason}
          </Text>
          {unsubscribeUrl && (
            <Text style={{ fontFamily: sans, fontSize: '14px', lineHeight: 1.6 }}>
              <Link href={unsubscribeUrl} className="link" style={{ color: '#5b2a5e', textDecoration: 'underline' }}>
                Never write to me again
              </Link>
            </Text>
          )}
          {postalAddress && (
            <Text className="soft" style={{ color: '#56435c', fontFamily: sans, fontSize: '14px', lineHeight: 1.6 }}>
              <TextLines text={postalAddress} />
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph of an email. */
export function EmailText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ color: '#2a1b2e', fontFamily: sans, fontSize: '17px', lineHeight: 1.6 }}>
      {children}
    </Text>
  )
}

/** A text whose line breaks stay. */
export function TextLines({ text }: { text: string }) {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))
}

/** A link within a paragraph of an email. */
export function EmailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: '#5b2a5e', textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** A list of an email. */
export function EmailList({ isOrdered, items }: { isOrdered: boolean; items: ReactNode[] }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      className="ink"
      style={{ color: '#2a1b2e', fontFamily: sans, fontSize: '17px', lineHeight: 1.6, paddingLeft: '24px' }}
    >
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

/** An email ready to send: the same words for clients with and without HTML. */
export type RenderedEmail = { subject: string; html: string; text: string }

// html-to-text would write headings in capitals.
const plainText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const

/** Renders an email made of `EmailLayout`. */
export async function renderEmail(subject: string, email: ReactElement): Promise<RenderedEmail> {
  const [html, text] = await Promise.all([render(email), render(email, plainText)])
  return { subject, html, text }
}
