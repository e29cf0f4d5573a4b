/** Why a directory cannot be read. */
export const IS_DIRECTORY = "it is a directory; name the files in it, e.g. 'DIR/**/*.ini'";

const IO_ERRORS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EISDIR', IS_DIRECTORY],
  ['ENOTDIR', 'a part of its path is not a directory'],
  ['EEXIST', 'a file with that name already exists'],
  ['ENOSPC', 'no space left on the disk'],
  ['EDQUOT', 'no space left on the disk for this user'],
  ['EROFS', 'the file system is read-only'],
  ['ENAMETOOLONG', 'its name is too long for the file system'],
  ['ELOOP', 'its links form a circle'],
  ['ENXIO', 'it is not a regular file (a device, pipe or socket)'],
  ['EMFILE', 'too many files are open'],
  ['EIO', 'the device reports an error'],
]);

/** Whether an error comes from a system call. */
export function isIoError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** A file system error in words, with its path unless the message already names it. */
export function explainIoError(error: unknown, named: string | null = null): string {
  if (isIoError(error)) {
    // Resolving any relative path needs the working directory.
    if (error.syscall === 'uv_cwd')
      return 'the working directory no longer exists; change to another one';
    const known = IO_ERRORS.get(error.code ?? '');
    const { path } = error;
    const where = path === undefined || path === named ? '' : ` (${path})`;
    if (known !== undefined) return `${known}${where}`;
  }
  return error instanceof Error ? error.message : String(error);
}
