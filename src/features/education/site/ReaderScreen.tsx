import { ModuleArticle } from './components/ModuleArticle'
import { ReaderDialog } from './islands/ReaderDialog.island'
import { moduleCaption, type ModuleView, type ReaderWords } from './view'

type ReaderScreenProps = {
  module: ModuleView
  texts: ReaderWords
  routeNames: readonly { name: string }[]
  address: string
}

export function ReaderScreen({ module, texts, routeNames, address }: ReaderScreenProps) {
  const { slug, title, duration, notices } = module
  const description = [module.description, notices.description && `(${notices.description})`].filter(Boolean).join(' ')
  return (
    <ReaderDialog
      texts={texts}
      slug={slug}
      title={title}
      caption={`${moduleCaption(module, texts)} · ${texts.freeAccess}`}
      description={description}
      duration={duration}
    >
      <ModuleArticle module={module} texts={texts} routeNames={routeNames} address={address} />
    </ReaderDialog>
  )
}
