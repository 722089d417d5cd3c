/** The kinds of imports. */
import type { ImportEntity } from 'openapi'
import { contactImport } from '#processes/import-contacts/contact-import.ts'
import { dealImport } from '#processes/import-deals/deal-import.ts'
import type { ImportKind } from '#processes/import-rows/import-kind.ts'

const KINDS: { readonly [entity in ImportEntity]: ImportKind } = { contact: contactImport, deal: dealImport }

/** What is special about an import of these records. */
export const kindOf = ({ entity }: { readonly entity: ImportEntity }): ImportKind => KINDS[entity]
