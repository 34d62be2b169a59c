import { ModuleArticle } from './components/ModuleArticle'
import { ReaderDialog } from './islands/ReaderDialog.island'
import { moduleCaption, type ModuleView } from './view'

export function ReaderScreen({ module, address }: { module: ModuleView; address: string }) {
  const { slug, title, description, duration } = module
  return (
    <ReaderDialog
      slug={slug}
      title={title}
      caption={`${moduleCaption(module)} · Free Access`}
      description={description}
      duration={duration}
    >
      <ModuleArticle module={module} address={address} />
    </ReaderDialog>
  )
}
