import type { ReactNode } from 'react'

import type { EducationModule, Media } from '@/payload-types'
import { headingAnchors } from '@/shared/lib/headingAnchors'
import { lettersOf } from '@/shared/lib/raisedLetters'
import { typesetNodes } from '@/shared/lib/typeset'
import { isTreatmentTable } from '@/shared/lib/treatmentTables'
import { ExternalIcon } from '@/shared/ui/art/icons'
import { slugs } from '@/slugs'

import { Citation, type Numbering } from './Citation'
import { TreatmentTable } from './TreatmentTable'

/** The nodes that the editor can create (cms/articleEditor.ts); any other node renders its children. */
type Node = {
  type: string
  children?: Node[]
  text?: string
  format?: number | string
  tag?: string
  listType?: string
  start?: number
  headerState?: number
  colSpan?: number
  rowSpan?: number
  value?: unknown
  fields?: {
    blockType?: string
    reference?: unknown
    locator?: string | null
    notice?: string | null
    url?: string
    linkType?: string
    doc?: { relationTo?: string; value?: unknown } | null
  }
}

type Rendering = Numbering & { anchorOf: (heading: string) => string }

// The bits of Lexical's text formats that the editor offers.
const bold = 1
const italic = 2
const subscript = 32
const superscript = 64
// How Lexical marks the cells that head a row.
const headsRow = 2

const plainText = (nodes: Node[] = []): string =>
  nodes.map((node) => (node.text === undefined ? plainText(node.children) : lettersOf(node))).join('')

function Words({ node }: { node: Node }) {
  const format = typeof node.format === 'number' ? node.format : 0
  let words: ReactNode = node.text
  if (format & superscript) words = <sup>{words}</sup>
  if (format & subscript) words = <sub>{words}</sub>
  if (format & italic) words = <em>{words}</em>
  return format & bold ? <strong>{words}</strong> : words
}

/** The path of an internal link, as typed or selected in the editor; null for an external one. */
function internalAddress({ linkType, url, doc }: NonNullable<Node['fields']>): string | null {
  if (linkType !== 'internal') return url && /^[/#](?!\/)/.test(url) ? url : null
  const target = doc?.value
  return typeof target === 'object' && target !== null && 'slug' in target && target.slug
    ? `${doc?.relationTo === slugs.pages ? '' : '/education'}/${target.slug}`
    : null
}

function TextLink({ fields = {}, children }: { fields?: Node['fields']; children: ReactNode }) {
  const internal = internalAddress(fields)
  if (internal) return <a href={internal}>{children}</a>
  // Unpublished modules and unsafe URLs render without a link.
  if (fields.linkType === 'internal' || !/^(?:https?:|mailto:)/i.test(fields.url ?? '')) return <>{children}</>
  return (
    <a href={fields.url} target="_blank" rel="noopener noreferrer external">
      {children}
      <ExternalIcon size={15} className="ml-1 inline align-[-0.1em] print:hidden" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** A picture of an article with its caption, in the sizes that Payload made. */
export function Picture({ media }: { media: Media }) {
  const page = media.sizes?.page?.url ? media.sizes.page : media
  const phone = media.sizes?.phone
  if (!page.url) return null
  return (
    <figure className="my-8">
      {/* next/image adds client code; these pictures already have the right size. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={page.url}
        srcSet={phone?.url ? `${phone.url} ${phone.width}w, ${page.url} ${page.width}w` : undefined}
        sizes="(min-width: 48rem) 42rem, 92vw"
        width={page.width ?? undefined}
        height={page.height ?? undefined}
        alt={media.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full border border-line"
      />
      {media.credit && <figcaption className="mt-2 text-sm text-soft-ink">{media.credit}</figcaption>}
    </figure>
  )
}

/** A paragraph’s words and pictures one after the other: a browser ends the paragraph at a picture. */
function besidePictures(node: Node): Node[] {
  const { children = [] } = node
  if (node.type !== 'paragraph' || !children.some(({ type }) => type === 'upload')) return [node]
  const parts: Node[] = []
  for (const child of children) {
    const last = parts.at(-1)
    if (child.type === 'upload') parts.push(child)
    else if (last?.type === 'paragraph') last.children!.push(child)
    else parts.push({ ...node, children: [child] })
  }
  return parts
}

/** The items of a list, a list within one at its end: the editor keeps it in an item of its own, which is none to count. */
function countedItems(items: Node[] = []): Node[] {
  const counted: Node[] = []
  for (const item of items) {
    const last = counted.at(-1)
    const isOnlyList = item.children?.length && item.children.every(({ type }) => type === 'list')
    if (last && isOnlyList)
      counted[counted.length - 1] = { ...last, children: [...(last.children ?? []), ...item.children!] }
    else counted.push(item)
  }
  return counted
}

function render(given: Node[] | undefined, rendering: Rendering): ReactNode[] {
  const nodes = (given ?? []).flatMap(besidePictures)
  return nodes.map((node, index) => {
    const inside = () => render(node.children, rendering)
    switch (node.type) {
      case 'text':
        return <Words key={index} node={node} />
      case 'linebreak':
        return <br key={index} />
      case 'paragraph':
        return node.children?.length ? <p key={index}>{inside()}</p> : null
      case 'heading': {
        const Heading = node.tag === 'h3' ? 'h3' : 'h2'
        return (
          <Heading key={index} id={rendering.anchorOf(plainText(node.children))}>
            {inside()}
          </Heading>
        )
      }
      case 'list': {
        const List = node.listType === 'number' ? 'ol' : 'ul'
        return (
          <List key={index} start={List === 'ol' && (node.start ?? 1) > 1 ? node.start : undefined}>
            {render(countedItems(node.children), rendering)}
          </List>
        )
      }
      case 'listitem':
        return <li key={index}>{inside()}</li>
      case 'quote':
        return (
          <blockquote key={index}>
            <p>{inside()}</p>
          </blockquote>
        )
      case 'link':
      case 'autolink':
        return (
          <TextLink key={index} fields={node.fields}>
            {inside()}
          </TextLink>
        )
      case 'table':
        return (
          // A wide table scrolls by itself, also by keyboard.
          <div key={index} role="region" aria-label="Table" tabIndex={0} className="my-6 overflow-x-auto">
            <table>
              <tbody>{inside()}</tbody>
            </table>
          </div>
        )
      case 'tablerow':
        return <tr key={index}>{inside()}</tr>
      case 'tablecell': {
        const Cell = node.headerState ? 'th' : 'td'
        const scope = node.headerState ? (node.headerState === headsRow ? 'row' : 'col') : undefined
        return (
          <Cell key={index} scope={scope} colSpan={node.colSpan || undefined} rowSpan={node.rowSpan || undefined}>
            {inside()}
          </Cell>
        )
      }
      case 'upload':
        return typeof node.value === 'object' && node.value ? <Picture key={index} media={node.value as Media} /> : null
      case 'block':
        return isTreatmentTable(node.fields) ? (
          <TreatmentTable key={index} table={node.fields} numbering={rendering} />
        ) : null
      case 'inlineBlock':
        return node.fields?.blockType === 'citation' ? (
          <Citation
            key={index}
            reference={node.fields.reference}
            locator={node.fields.locator}
            notice={node.fields.notice}
            next={nodes[index - 1]?.type === 'inlineBlock'}
            numbers={rendering.numbers}
            cited={rendering.cited}
          />
        ) : null
      default:
        return node.children ? inside() : null
    }
  })
}

/** The typography of an article, as descendant selectors: classes on every paragraph would inflate the HTML. */
export const articleStyle =
  'text-[1.06rem] [&>:first-child]:mt-0 [&>blockquote]:my-6 [&>blockquote]:border-l [&>blockquote]:border-line [&>blockquote]:pl-5 [&>blockquote]:text-soft-ink [&>h2]:mt-11 [&>h2]:text-2xl [&>h3]:mt-8 [&>h3]:text-xl [&_ol]:list-decimal [&>p]:my-4 [&_li]:pl-1 [&_li]:marker:text-marigold [&_ol]:my-4 [&_ol]:space-y-2.5 [&_ol]:pl-6 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:space-y-2.5 [&_ul]:pl-6 [&_table]:w-full [&_table]:text-[0.95rem] [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:align-top'

type ArticleTextProps = {
  content: NonNullable<EducationModule['content']>
  /** Reference id → number in the list of sources. */
  numbers: ReadonlyMap<number, number>
}

/** Renders a module's rich text on the server, without any of the editor's code. */
export function ArticleText({ content, numbers }: ArticleTextProps) {
  const rendering = { anchorOf: headingAnchors(), numbers, cited: new Set<number>() }
  return <>{render(typesetNodes(content.root.children as Node[]), rendering)}</>
}
