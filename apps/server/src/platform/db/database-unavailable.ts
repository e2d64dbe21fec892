/** No connection was available: the database is down, or the pool is exhausted. Nothing was begun. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("no connection to the database", { cause });
    this.name = "DatabaseUnavailable";
  }
}
