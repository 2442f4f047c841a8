// A table in an address: the position's text, packed, after the #. It never leaves the browser but
// with the link itself.

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const source = new Response(bytes as Uint8Array<ArrayBuffer>).body!;
  const packed = source.pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let plain = '';
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const kMostText = 1_000_000; // characters; what a small link may grow to

/** Throws where the address holds no table. */
export async function unpack(fragment: string): Promise<string> {
  const plain = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(
    await through(bytes, new DecompressionStream('deflate-raw')),
  );
  if (text.length > kMostText) throw new Error('too long');
  return text;
}
