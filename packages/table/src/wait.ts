/** What a flow hands out when it can go no further by itself: it goes on once this is settled. */
export interface Wait {
  settled(): boolean
}
