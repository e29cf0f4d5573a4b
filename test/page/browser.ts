import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

/** The shell has no windows to draw, and takes half of the processor's time; what pages are made of is the same. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** A browser of this machine, or null. `FAIRYC_BROWSER` names one that is elsewhere. */
export function findBrowser(): string | null {
  const named = process.env['FAIRYC_BROWSER'];
  if (named !== undefined) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

let started: Promise<Browser> | null = null;

/** The browser of this worker and all its files, each of which opens windows with nothing of the others in them. It ends with the worker. */
export function sharedBrowser(executablePath: string): Promise<Browser> {
  started ??= startBrowser(executablePath);
  return started;
}

/** Starts it without a window, with nothing of its user's, and silent on the network. */
async function startBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
