/** Why a database cannot be used, as a sentence for whoever runs the server. */
export class CannotOpen extends Error {}
