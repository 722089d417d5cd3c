/** Words of moving cards, most of them for screen readers. */
export const copy = {
  useArchiveDeal: {
    archived: (name: string) => `${name} archived`,
  },
  useBoardControl: {
    place: (phase: string, at: number, total: number) => `${phase}, position ${at} of ${total}`,
    inLane: (lane: string, place: string) => `${lane}, ${place}`,
    archived: (deal: string) => `${deal} archived`,
  },
  useBoardDrag: {
    pickedUp: (name: string) => `Picked up ${name}.`,
    canceled: (deal: string) => `${deal} is back where it was.`,
    dropped: (name: string, describeSlot: string) => `Dropped ${name}. ${describeSlot}.`,
  },
  useKeyboardMove: {
    pickedUp: (name: string, describeSlot: string) => `Picked up ${name}. ${describeSlot}.`,
    canceled: (deal: string) => `${deal} is back where it was.`,
    dropped: (name: string, describeSlot: string) => `Dropped ${name}. ${describeSlot}.`,
  },
  useMoveDeal: {
    restored: (deal: string) => `${deal} restored`,
    reordered: (deal: string) => `${deal} moved`,
    handedOver: (deal: string, agent: string) => `${agent} is now the lead agent of ${deal}`,
    moved: (deal: string, phase: string) => `${deal} moved to ${phase}`,
    otherPhase: 'another phase',
  },
}
