/** How the page is built: into dist/web, every script and style a file of its own, as the page's CSP asks. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Whoever builds it (a test runner has a word of its own here), people get React as it is meant for them.
process.env.NODE_ENV = 'production'

const page = (file: string) => join(import.meta.dirname, file)

/** What the service worker keeps: all that was written but itself and what only the server's own pages use. */
const shell: Plugin = {
  name: 'shell',
  closeBundle() {
    const written = readdirSync(page('../dist/web'), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(sep).join('/'))
      .filter(
        (name) => name.includes('.') && !['index.html', 'plain.css', 'sw.js', 'shell.json'].includes(name),
      )
    const files = ['/', ...written.map((name) => `/${name}`)]
    writeFileSync(page('../dist/web/shell.json'), JSON.stringify({ files }))
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shell],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: [page('index.html'), page('styles/plain.css')],
      output: {
        // The server's own pages know this one by its name.
        assetFileNames: ({ names }) =>
          names.includes('plain.css') ? 'plain.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
