import type { ReactNode } from 'react'

import { EmailLink, EmailList, EmailText } from '@/integrations/email/EmailLayout'

/** The nodes that the email's editor can make (campaigns.ts); any other renders its children. */
type Node = {
  type?: string
  children?: Node[]
  text?: string
  format?: number | string
  listType?: string
  fields?: { url?: string }
}

// The bits of Lexical's text formats that the editor offers.
const bold = 1
const italic = 2

function Words({ text, format }: Node) {
  const bits = typeof format === 'number' ? format : 0
  const words: ReactNode = bits & italic ? <em>{text}</em> : text
  return bits & bold ? <strong>{words}</strong> : words
}

/** Where a link of an email may lead: this site, a page over https, a mailbox; null for anything else. */
function addressOf(url: string | undefined, siteUrl: string): string | null {
  if (!url) return null
  if (/^\/(?!\/)/.test(url)) return `${siteUrl}${url}`
  return /^(?:https:\/\/|mailto:)/i.test(url) || url.startsWith(`${siteUrl}/`) ? url : null
}

function render(nodes: Node[] = [], siteUrl: string): ReactNode[] {
  return nodes.map((node, index) => {
    const inside = () => render(node.children, siteUrl)
    switch (node.type) {
      case 'text':
        return <Words key={index} {...node} />
      case 'linebreak':
        return <br key={index} />
      case 'paragraph':
        return node.children?.length ? <EmailText key={index}>{inside()}</EmailText> : null
      case 'list':
        return <EmailList key={index} isOrdered={node.listType === 'number'} items={inside()} />
      case 'link':
      case 'autolink': {
        const href = addressOf(node.fields?.url, siteUrl)
        return href ? (
          <EmailLink key={index} href={href}>
            {inside()}
          </EmailLink>
        ) : (
          <span key={index}>{inside()}</span>
        )
      }
      default:
        return <span key={index}>{inside()}</span>
    }
  })
}

/** The text of an email as a founder wrote it. @param root the `root` node of a Lexical editor state */
export const EmailBody = ({ root, siteUrl }: { root: unknown; siteUrl: string }) =>
  render((root as Node | undefined)?.children, siteUrl)
