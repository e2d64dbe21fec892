export type Complaint = {
  readonly file: string;
  readonly reason: string;
};
