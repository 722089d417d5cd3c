import type { DealCard } from 'openapi'
import { useState } from 'react'
import { type Chunk, chunksOf } from './card-chunks.ts'

/** The cards of a column in chunks that stay stable when cards move. */
export function useChunks(deals: readonly DealCard[]): readonly Chunk<DealCard>[] {
  const [kept, setKept] = useState(() => ({ deals, chunks: chunksOf([], deals) }))
  if (kept.deals === deals) return kept.chunks
  const chunks = chunksOf(kept.chunks, deals)
  setKept({ deals, chunks })
  return chunks
}
