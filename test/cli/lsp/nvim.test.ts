import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const hasNeovim = spawnSync('nvim', ['--version']).status === 0;

/** A real client: Debian's Neovim (0.7 or later), headless. It writes what it received to a file, line by line. */
test.skipIf(!hasNeovim)(
  'Neovim (skipped if nvim is not installed) shows diagnostics, fixes them, renames a letter, completes a key',
  { timeout: 120_000 },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-nvim-'));
    const file = path.join(folder, 'variants.ini');
    const seen = path.join(folder, 'seen.json');
    const script = path.join(folder, 'session.lua');
    writeFileSync(
      file,
      '[x:chess]\ncastling = True\ncustomPiece1 = a:BNfA\npromotionPieceTypes = aq\nnMoveR\n',
    );
    writeFileSync(script, SESSION);
    const { status, stderr } = spawnSync(
      'nvim',
      ['--headless', '-u', 'NONE', '-n', '-S', script, file],
      {
        encoding: 'utf8',
        timeout: 100_000,
        env: {
          ...process.env,
          FAIRYC: path.resolve('dist/fairyc.cjs'),
          NODE: process.execPath,
          SEEN: seen,
        },
      },
    );
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    const { codes, completed, hover } = JSON.parse(readFileSync(seen, 'utf8')) as Record<
      string,
      unknown
    >;
    expect(codes).toEqual(['ini/bool-not-true-false', 'ini/no-equals-sign']);
    expect(hover).toContain('**castling**');
    expect(completed).toEqual(['nMoveRule', 'nMoveRuleTypes', 'nMoveRuleTypesBlack']);
    expect(readFileSync(file, 'utf8')).toBe(
      '[x:chess]\ncastling = true\ncustomPiece1 = h:BNfA\npromotionPieceTypes = hq\nnMoveR\n',
    );
    rmSync(folder, { recursive: true });
  },
);

const SESSION = `
local seen = {}
local function finish(status)
  local out = io.open(vim.env.SEEN, 'w')
  out:write(vim.fn.json_encode(seen))
  out:close()
  vim.cmd(status == 0 and 'silent wqall!' or 'cquit!')
end
local ok, problem = pcall(function()
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({ cmd = { vim.env.NODE, vim.env.FAIRYC, 'lsp' }, root_dir = vim.fn.expand('%:p:h') })
  vim.bo.filetype = 'dosini'
  vim.lsp.buf_attach_client(buffer, id)
  assert(vim.wait(60000, function() return #vim.diagnostic.get(buffer) > 0 end, 50), 'no diagnostics')
  seen.codes = {}
  for _, one in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(seen.codes, one.code or one.user_data.lsp.code)
  end
  table.sort(seen.codes)
  local uri = vim.uri_from_bufnr(buffer)
  local function ask(method, line, character, more)
    local params = vim.tbl_extend('force', {
      textDocument = { uri = uri },
      position = { line = line, character = character },
    }, more or {})
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 30000)
    return answers[id].result
  end
  local encoding = vim.lsp.get_client_by_id(id).offset_encoding or 'utf-16'
  seen.hover = ask('textDocument/hover', 1, 2).contents.value
  local range = { start = { line = 1, character = 12 }, ['end'] = { line = 1, character = 12 } }
  local actions = ask('textDocument/codeAction', 1, 12, { range = range, context = { diagnostics = {} } })
  assert(actions[1].isPreferred, 'no preferred action')
  vim.lsp.util.apply_workspace_edit(actions[1].edit, encoding)
  vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', 2, 15, { newName = 'h' }), encoding)
  seen.completed = {}
  for _, item in ipairs(ask('textDocument/completion', 4, 6)) do
    if vim.startswith(item.label, 'nMoveR') and not item.label:match('White') then
      table.insert(seen.completed, item.label)
    end
  end
  table.sort(seen.completed)
  vim.cmd('silent write')
end)
if not ok then
  seen.problem = tostring(problem)
  io.stderr:write(seen.problem)
end
finish(ok and 0 or 1)
`;
