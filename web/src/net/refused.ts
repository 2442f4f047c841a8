// What the server (or the network) refused, and the rule that says so.
export class Refused extends Error {
  constructor(
    readonly code: string, // of the protocol, or 'offline', 'timeout'
    message: string, // the server's English sentence
    readonly rule?: string,
    readonly line?: number, // of a position's text
  ) {
    super(message);
    this.name = 'Refused';
  }
}
