/** Behind a sentence without a citation: what readers have to know before they trust it. */
export const SentenceNotice = ({ notice }: { notice: string | null }) =>
  notice && <small className="ml-1.5 font-sans text-sm text-rose">({notice})</small>
