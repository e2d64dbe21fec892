import type { Client } from "../../apps/server/src/platform/db/pool.ts";

/** A column of a statement's answer. */
export interface DescribedColumn {
  readonly name: string;
  readonly typeId: number;
  /** The column of the table it comes from; zero for an expression. */
  readonly tableId: number;
  readonly columnId: number;
}

export interface Description {
  readonly parameters: readonly number[];
  readonly columns: readonly DescribedColumn[];
}

interface RowDescription {
  readonly fields: readonly {
    readonly name: string;
    readonly tableID: number;
    readonly columnID: number;
    readonly dataTypeID: number;
  }[];
}

interface Wire {
  parse(query: { name: string; text: string; types: number[] }, more: boolean): void;
  describe(target: { type: "S"; name: string }, more: boolean): void;
  sync(): void;
  once(event: "parameterDescription", listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Asks the database what a statement means, and never runs it. */
export function describeStatement(client: Client, text: string): Promise<Description | Error> {
  return new Promise((resolve) => {
    let parameters: readonly number[] = [];
    let columns: readonly DescribedColumn[] = [];
    const question = {
      submit(wire: Wire) {
        wire.once("parameterDescription", (message) => {
          parameters = message.dataTypeIDs;
        });
        wire.parse({ name: "", text, types: [] }, true);
        wire.describe({ type: "S", name: "" }, true);
        wire.sync();
      },
      handleRowDescription({ fields }: RowDescription) {
        columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          typeId: dataTypeID,
          tableId: tableID,
          columnId: columnID,
        }));
      },
      // After an error the driver drops the callback, so this is the last event.
      handleError: (error: Error) => resolve(error),
      handleReadyForQuery: () => resolve({ parameters, columns }),
      handleDataRow: () => undefined,
      handleCommandComplete: () => undefined,
      handleEmptyQuery: () => undefined,
      handlePortalSuspended: () => undefined,
    };
    void client.query(question as unknown as Parameters<Client["query"]>[0]);
  });
}
