/**
 * The check after a download: an answer that is
 * JSON with a `code` field is an error message and not the file.
 * @returns what has been announced
 */
export async function checkDownload(
  download: Blob,
  announce: (message: string) => void = window.alert,
): Promise<'ok' | 'not ok'> {
  const message = (await isErrorMessage(download)) ? 'not ok' : 'ok';
  announce(message);
  return message;
}

/** Longer than any error message: a file of this size is not even read. */
const LONGEST_MESSAGE_BYTES = 64 * 1024;

async function isErrorMessage(download: Blob): Promise<boolean> {
  if (download.size > LONGEST_MESSAGE_BYTES) return false;
  try {
    const body: unknown = JSON.parse(await download.text());
    return typeof body === 'object' && body !== null && 'code' in body;
  } catch {
    return false;
  }
}
