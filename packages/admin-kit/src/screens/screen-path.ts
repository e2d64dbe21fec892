/** The address of a resource's screen; the one parameter it may have is the row. */
export function screenPath(path: string, id?: number): string {
  return id === undefined ? path : path.replace(/:\w+/, String(id));
}
