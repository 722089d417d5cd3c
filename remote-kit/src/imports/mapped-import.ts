import type { Import } from 'openapi'
import type { useImportActions } from './imports.api.ts'

/** An import before it starts, and what changes how its rows are read. */
export interface MappedImport {
  one: Import
  map: ReturnType<typeof useImportActions>['map']
}
