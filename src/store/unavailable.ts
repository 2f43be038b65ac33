/** The database cannot be used at all. The message is one plain sentence that says what to do. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
