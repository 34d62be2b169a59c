import { DeskPanel as DeskPanel_11bbaa2d7730d45be05f667896dcc294 } from '../../../features/editorial/cms/DeskPanel'
import { CharactersLeft as CharactersLeft_19dcb623483853b4a6abb2af32a5d1a6 } from '../../../features/admin-panel/cms/CharactersLeft'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_71ce38c370712d2c67d1ecc766c23266 } from '../../../shared/cms/PastePlugin'
import { CitationSearchClient as CitationSearchClient_646a6ad7cdc7a87bc37df51fce62662f } from '../../../shared/cms/CitationSearch'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CitationPicker as CitationPicker_dad2d044f2087b3b22511da7ef90ad40 } from '../../../shared/cms/CitationPicker'
import { CitationLabel as CitationLabel_472c7207ad947e18afb7373487c5d307 } from '../../../shared/cms/CitationLabel'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ModuleChecks as ModuleChecks_7b4a5437ac409e3249788a7d1ace03dc } from '../../../features/education/cms/ModuleChecks'
import { HiddenDifference as HiddenDifference_137f14332c6b0238e9500a4ae8153f0d } from '../../../features/admin-panel/cms/EmptyComponents'
import { ImportArticles as ImportArticles_1e54588959e1faff4c5ea09fcd6fff9c } from '../../../features/education/cms/ImportArticles'
import { ListGuard as ListGuard_968c663e3f0e8c990327eb0a59e51bfb } from '../../../features/admin-panel/cms/ListGuard'
import { EditGuard as EditGuard_be4c9078290ea94229e37903d67b7cba } from '../../../features/admin-panel/cms/EditGuard'
import { PasteIdentifier as PasteIdentifier_ba97e361d4fd7635546d4d59fddb2a68 } from '../../../features/education/cms/PasteIdentifier'
import { CitedIn as CitedIn_66fd81a9829417a81b1301f1b7069633 } from '../../../features/education/cms/CitedIn'
import { CheckedTextCell as CheckedTextCell_3f13363cb9fc5497c14338db43890b96 } from '../../../features/editorial/cms/CheckedTextCell'
import { CellLabel as CellLabel_d2e2b0677ece4166186fdf053ca50255 } from '../../../features/bingo/cms/CellLabel'
import { MediaUses as MediaUses_66f7fc3e17c613cac3aa325e73303df3 } from '../../../features/media/cms/MediaUses'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { UnusedMedia as UnusedMedia_66f7fc3e17c613cac3aa325e73303df3 } from '../../../features/media/cms/MediaUses'
import { TagsCell as TagsCell_095b41b566abcfa6f85e16587e2d45da } from '../../../features/invitations/cms/listFields'
import { ImportContacts as ImportContacts_7cbf1c8716b64a9b89ae535670574e38 } from '../../../features/invitations/cms/ImportContacts'
import { EmailPreview as EmailPreview_b9ee0c8db51b6576ab93c23fa49e75d1 } from '../../../features/invitations/cms/EmailPreview'
import { CampaignDesk as CampaignDesk_5f2d2ea750709a069350852cb8fac2ba } from '../../../features/invitations/cms/CampaignDesk'
import { ListOnlyField as ListOnlyField_095b41b566abcfa6f85e16587e2d45da } from '../../../features/invitations/cms/listFields'
import { CurrentPassword as CurrentPassword_4d2c2ca0c8e2ff8c34eedfa0735b32b2 } from '../../../features/accounts/cms/CurrentPassword'
import { AccountSecurity as AccountSecurity_ae1aecc64f3c19405e81b3e123799cc8 } from '../../../features/accounts/cms/AccountSecurity'
import { FolderTypeField as FolderTypeField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { NoUnpublishButton as NoUnpublishButton_137f14332c6b0238e9500a4ae8153f0d } from '../../../features/admin-panel/cms/EmptyComponents'
import { ContentArchive as ContentArchive_f65a7cc29f2e2a3396ba6691c5750e3b } from '../../../features/admin-panel/cms/ContentArchive'
import { Icon as Icon_8529c9d7a516f4baffbebe5099d38384 } from '../../../features/admin-panel/cms/Logo'
import { Logo as Logo_8529c9d7a516f4baffbebe5099d38384 } from '../../../features/admin-panel/cms/Logo'
import { ScheduleTroubles as ScheduleTroubles_47654e65738bdd7b5fd1147374e3a6be } from '../../../features/admin-panel/cms/ScheduleTroubles'
import { FirstPage as FirstPage_e84f547380032900ee564a3521346141 } from '../../../features/admin-panel/cms/FirstPage'
import { ProbeTrouble as ProbeTrouble_dfe15d4b0fe8ae10a9fcf48fec13be9a } from '../../../features/auntie/cms/ProbeTrouble'
import { DueClaims as DueClaims_c0fd5897b8ede13b4c391784d8c0aeea } from '../../../features/evidence/cms/DueClaims'
import { DonationSummary as DonationSummary_8e9bd635ef160fad886925378c2c6cd8 } from '../../../features/donations/cms/DonationSummary'
import { Outbox as Outbox_b73f9944f3430cefacac9154ca75c671 } from '../../../features/invitations/cms/Outbox'
import { PanelGuard as PanelGuard_800085f06b92268b7c30668236b782fa } from '../../../features/admin-panel/cms/PanelGuard'
import { SignInView as SignInView_7cb185df0731f35a44a0285744d345cb } from '../../../features/accounts/cms/SignInView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/features/editorial/cms/DeskPanel#DeskPanel": DeskPanel_11bbaa2d7730d45be05f667896dcc294,
  "/features/admin-panel/cms/CharactersLeft#CharactersLeft": CharactersLeft_19dcb623483853b4a6abb2af32a5d1a6,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/shared/cms/PastePlugin#PasteFeatureClient": PasteFeatureClient_71ce38c370712d2c67d1ecc766c23266,
  "/shared/cms/CitationSearch#CitationSearchClient": CitationSearchClient_646a6ad7cdc7a87bc37df51fce62662f,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/shared/cms/CitationPicker#CitationPicker": CitationPicker_dad2d044f2087b3b22511da7ef90ad40,
  "/shared/cms/CitationLabel#CitationLabel": CitationLabel_472c7207ad947e18afb7373487c5d307,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/education/cms/ModuleChecks#ModuleChecks": ModuleChecks_7b4a5437ac409e3249788a7d1ace03dc,
  "/features/admin-panel/cms/EmptyComponents#HiddenDifference": HiddenDifference_137f14332c6b0238e9500a4ae8153f0d,
  "/features/education/cms/ImportArticles#ImportArticles": ImportArticles_1e54588959e1faff4c5ea09fcd6fff9c,
  "/features/admin-panel/cms/ListGuard#ListGuard": ListGuard_968c663e3f0e8c990327eb0a59e51bfb,
  "/features/admin-panel/cms/EditGuard#EditGuard": EditGuard_be4c9078290ea94229e37903d67b7cba,
  "/features/education/cms/PasteIdentifier#PasteIdentifier": PasteIdentifier_ba97e361d4fd7635546d4d59fddb2a68,
  "/features/education/cms/CitedIn#CitedIn": CitedIn_66fd81a9829417a81b1301f1b7069633,
  "/features/editorial/cms/CheckedTextCell#CheckedTextCell": CheckedTextCell_3f13363cb9fc5497c14338db43890b96,
  "/features/bingo/cms/CellLabel#CellLabel": CellLabel_d2e2b0677ece4166186fdf053ca50255,
  "/features/media/cms/MediaUses#MediaUses": MediaUses_66f7fc3e17c613cac3aa325e73303df3,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/features/media/cms/MediaUses#UnusedMedia": UnusedMedia_66f7fc3e17c613cac3aa325e73303df3,
  "/features/invitations/cms/listFields#TagsCell": TagsCell_095b41b566abcfa6f85e16587e2d45da,
  "/features/invitations/cms/ImportContacts#ImportContacts": ImportContacts_7cbf1c8716b64a9b89ae535670574e38,
  "/features/invitations/cms/EmailPreview#EmailPreview": EmailPreview_b9ee0c8db51b6576ab93c23fa49e75d1,
  "/features/invitations/cms/CampaignDesk#CampaignDesk": CampaignDesk_5f2d2ea750709a069350852cb8fac2ba,
  "/features/invitations/cms/listFields#ListOnlyField": ListOnlyField_095b41b566abcfa6f85e16587e2d45da,
  "/features/accounts/cms/CurrentPassword#CurrentPassword": CurrentPassword_4d2c2ca0c8e2ff8c34eedfa0735b32b2,
  "/features/accounts/cms/AccountSecurity#AccountSecurity": AccountSecurity_ae1aecc64f3c19405e81b3e123799cc8,
  "@payloadcms/next/client#FolderTypeField": FolderTypeField_2b8867833a34864a02ddf429b0728a40,
  "/features/admin-panel/cms/EmptyComponents#NoUnpublishButton": NoUnpublishButton_137f14332c6b0238e9500a4ae8153f0d,
  "/features/admin-panel/cms/ContentArchive#ContentArchive": ContentArchive_f65a7cc29f2e2a3396ba6691c5750e3b,
  "/features/admin-panel/cms/Logo#Icon": Icon_8529c9d7a516f4baffbebe5099d38384,
  "/features/admin-panel/cms/Logo#Logo": Logo_8529c9d7a516f4baffbebe5099d38384,
  "/features/admin-panel/cms/ScheduleTroubles#ScheduleTroubles": ScheduleTroubles_47654e65738bdd7b5fd1147374e3a6be,
  "/features/admin-panel/cms/FirstPage#FirstPage": FirstPage_e84f547380032900ee564a3521346141,
  "/features/auntie/cms/ProbeTrouble#ProbeTrouble": ProbeTrouble_dfe15d4b0fe8ae10a9fcf48fec13be9a,
  "/features/evidence/cms/DueClaims#DueClaims": DueClaims_c0fd5897b8ede13b4c391784d8c0aeea,
  "/features/donations/cms/DonationSummary#DonationSummary": DonationSummary_8e9bd635ef160fad886925378c2c6cd8,
  "/features/invitations/cms/Outbox#Outbox": Outbox_b73f9944f3430cefacac9154ca75c671,
  "/features/admin-panel/cms/PanelGuard#PanelGuard": PanelGuard_800085f06b92268b7c30668236b782fa,
  "/features/accounts/cms/SignInView#SignInView": SignInView_7cb185df0731f35a44a0285744d345cb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
