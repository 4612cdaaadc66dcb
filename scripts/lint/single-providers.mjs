/**
 * A provider listed in two modules is instantiated twice, with two caches and two states. Its own module exports it; the others
 * import that module.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

/**
 * The classes in a module's `providers`: listed directly, in a constant of the same file, or spread from one.
 * @param {string} text
 * @returns {string[]}
 */
export function providersOf(text) {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, ts.Expression>} */
  const constants = new Map();
  /** @type {ts.Expression[]} */
  const lists = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'providers') {
      lists.push(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  /** @param {ts.Expression} expression @returns {string[]} */
  const classesOf = (expression) => {
    if (ts.isArrayLiteralExpression(expression)) {
      return expression.elements.flatMap(classesOf);
    }
    if (ts.isSpreadElement(expression) || ts.isAsExpression(expression)) {
      return classesOf(expression.expression);
    }
    if (!ts.isIdentifier(expression)) {
      return [];
    }
    const constant = constants.get(expression.text);
    return constant ? classesOf(constant) : [expression.text];
  };
  return lists.flatMap(classesOf);
}

/**
 * One text per class that more than one module provides.
 * @param {ReadonlyMap<string, string>} [modules] text by path; by default the backend's modules
 * @returns {string[]}
 */
export function repeatedProviders(modules = backendModules()) {
  /** @type {Map<string, string[]>} */
  const listedIn = new Map();
  for (const [file, text] of modules) {
    for (const provider of providersOf(text)) {
      listedIn.set(provider, [...(listedIn.get(provider) ?? []), file]);
    }
  }
  return [...listedIn]
    .filter(([, files]) => files.length > 1)
    .map(([provider, files]) => `${provider} is provided by ${files.join(' and ')}`);
}

const backendModules = () =>
  new Map(
    sourceFiles('backend/src')
      .filter((file) => file.endsWith('.module.ts'))
      .map((file) => [file, readFileSync(path.join('backend/src', file), 'utf8')]),
  );
