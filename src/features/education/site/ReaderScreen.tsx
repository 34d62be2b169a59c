import { ModuleArticle } from './components/ModuleArticle'
import { ReaderDialog } from './islands/ReaderDialog.island'
import { moduleCaption, type ModuleView } from './view'

type ReaderScreenProps = { module: ModuleView; routeNames: readonly { name: string }[]; address: string }

export function ReaderScreen({ module, routeNames, address }: ReaderScreenProps) {
  const { slug, title, description, duration } = module
  return (
    <ReaderDialog
      slug={slug}
      title={title}
      caption={`${moduleCaption(module)} · Free Access`}
      description={description}
      duration={duration}
    >
      <ModuleArticle module={module} routeNames={routeNames} address={address} />
    </ReaderDialog>
  )
}
