/** Something that is kept is not what was put there: the database is at hand, and this piece of it is damaged. */
export class Unreadable extends Error {}
