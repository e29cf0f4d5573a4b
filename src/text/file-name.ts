const PLAIN = /^[A-Za-z0-9_-]$/;

/** Windows opens devices under these names, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9])$/i;

/** The maximum length: with a path and an extension it is valid on all file systems. */
const LONGEST = 120;

/**
 * A file name that is valid on every system: letters, digits, `-` and `_` stay, and all other characters become percent-coded UTF-8 bytes.
 * Different texts get different names; names of more than 120 characters are cut and get a checksum.
 */
export function fileName(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let name = '';
  for (const byte of bytes) {
    const sign = String.fromCharCode(byte);
    name += PLAIN.test(sign) ? sign : coded(byte);
    if (name.length > LONGEST) return name.slice(0, LONGEST - 9) + `-${checksum(bytes)}`;
  }
  const [first] = bytes;
  return DEVICE.test(name) && first !== undefined ? coded(first) + name.slice(1) : name || '_';
}

function coded(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** FNV-1a, to keep shortened names distinct. */
function checksum(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
