/** No connection was to be had: the database is away, or everybody else is using it. Nothing was begun. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super("no connection to the database", { cause });
    this.name = "DatabaseAway";
  }
}
