// Packs the folder of an extension for VS Code as a .vsix: a zip with two lists, one of the kinds of files and one for the marketplace.
// Microsoft's tool does the same, but brings 260 packages, most of them for publishing; publish with `npx @vscode/vsce publish --packagePath FILE`.
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { globSync } from 'tinyglobby';
import { ZipFile } from 'yazl';

const CONTENT_TYPES = {
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vsixmanifest': 'text/xml',
  '.wasm': 'application/wasm',
};

/** Entries have one date, so that the same files give the same archive. */
const DATE = { mtime: new Date('1980-01-01T00:00:00Z'), forceDosTimestamp: true };

/** Writes all files of `folder`, which has a package.json, README.md, CHANGELOG.md and LICENSE.txt. */
export async function writeVsix(folder, target) {
  const files = globSync('**', { cwd: folder, dot: true }).toSorted();
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const zip = new ZipFile();
  const add = (name, text) => zip.addBuffer(Buffer.from(text), name, DATE);
  add('[Content_Types].xml', contentTypes(files));
  add('extension.vsixmanifest', packageManifest(manifest));
  for (const file of files) zip.addFile(path.join(folder, file), `extension/${file}`, DATE);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}

function contentTypes(files) {
  const extensions = new Set(['.vsixmanifest', ...files.map((file) => path.extname(file))]);
  const rows = [...extensions]
    .filter((extension) => extension !== '')
    .toSorted()
    .map((extension) => {
      const type = CONTENT_TYPES[extension] ?? 'application/octet-stream';
      return `<Default Extension="${extension}" ContentType="${type}"/>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${rows.join('')}</Types>
`;
}

function packageManifest(manifest) {
  const { browser, categories, contributes, keywords, repository } = manifest;
  const languages = contributes.languages.flatMap(({ id, aliases }) =>
    [id, ...aliases].map((name) => name.replaceAll(' ', '')),
  );
  const kinds = browser === undefined ? 'workspace' : 'workspace,web';
  const tags = [...keywords, ...languages, ...(browser === undefined ? [] : ['__web_extension'])];
  const source = repository.url.replace(/\.git$/, '');
  const links = {
    Source: repository.url,
    Getstarted: repository.url,
    GitHub: repository.url,
    Support: `${source}/issues`,
    Learn: `${source}#readme`,
  };
  const properties = {
    'VisualStudio.Code.Engine': manifest.engines.vscode,
    'VisualStudio.Code.ExtensionKind': kinds,
    'VisualStudio.Code.ExecutesCode': 'true',
    ...Object.fromEntries(
      Object.entries(links).map(([name, to]) => [`VisualStudio.Services.Links.${name}`, to]),
    ),
    'VisualStudio.Services.GitHubFlavoredMarkdown': 'true',
    'VisualStudio.Services.Content.Pricing': 'Free',
  };
  const assets = {
    'VisualStudio.Code.Manifest': 'package.json',
    'VisualStudio.Services.Content.Details': 'README.md',
    'VisualStudio.Services.Content.Changelog': 'CHANGELOG.md',
    'VisualStudio.Services.Content.License': 'LICENSE.txt',
  };
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${xml(manifest.name)}" Version="${xml(manifest.version)}" Publisher="${xml(manifest.publisher)}"/>
    <DisplayName>${xml(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${xml(manifest.description)}</Description>
    <Tags>${xml(tags.join(','))}</Tags>
    <Categories>${xml(categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
${lines(properties, (id, value) => `<Property Id="Microsoft.${id}" Value="${xml(value)}"/>`)}
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
${lines(assets, (type, file) => `<Asset Type="Microsoft.${type}" Path="extension/${file}" Addressable="true"/>`)}
  </Assets>
</PackageManifest>
`;
}

function lines(rows, print) {
  return Object.entries(rows)
    .map(([name, value]) => `    ${print(name, value)}`)
    .join('\n');
}

function xml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
