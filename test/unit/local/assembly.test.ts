import { describe, expect, it } from 'vitest';
import { AssemblyError } from '../../../local/assembly/assembly-error.ts';
import { assemble } from '../../../local/assembly/load-assembly.ts';
import type { Template } from '../../../local/assembly/template.ts';
import type { ResourceType } from '../../../local/resources/resource-type.ts';

const thing: ResourceType = {
  type: 'Test::Thing',
  honours: ['Name', 'Settings.Speed', 'Parts.Size', 'Open'],
  ignores: { Colour: 'nobody sees it', 'Settings.Note': 'words' },
  identify: (scope) => {
    const name = String(scope.property('Name') ?? `${scope.stackName}-${scope.logicalId}`);
    return { physicalId: name, arn: `arn:aws:test:::${name}`, attributes: { Arn: `arn:aws:test:::${name}` } };
  },
  check: ({ Open }) => (Open === 'never' ? ['Open is never; only always is hosted'] : []),
};

function load(template: Partial<Template>) {
  const assetPath = (key: string) => `assets/${key}`;
  const source = { stackName: 'Stack', template: { Resources: {}, ...template }, assetPath };
  return assemble(source, 'http://127.0.0.1:4566', [thing]);
}

function resolved(value: unknown, more: Partial<Template> = {}): unknown {
  const Resources = {
    Other: { Type: 'Test::Thing', Properties: { Name: 'other' } },
    Thing: { Type: 'Test::Thing', Properties: { Open: { value } } },
  };
  const assembly = load({ ...more, Resources });
  const open = assembly.resources[1]?.properties.Open as { value: unknown } | undefined;
  return open?.value;
}

function complaintsOf(template: Partial<Template>): readonly string[] {
  try {
    load(template);
  } catch (error) {
    if (error instanceof AssemblyError) return error.complaints;
    throw error;
  }
  return [];
}

const one = (resource: object) => complaintsOf({ Resources: { Thing: { Type: 'Test::Thing', ...resource } } });

describe('a template that the local cloud would not wholly host', () => {
  it('is refused for a property that nobody thought of, with id, type and path', () => {
    expect(one({ Properties: { Weight: 1 } })).toEqual(['Thing (Test::Thing): property Weight is not hosted']);
  });

  it('is refused for a nested property, in a map as in a list', () => {
    expect(one({ Properties: { Settings: { Speed: 1, Power: 2 } } })).toEqual([
      'Thing (Test::Thing): property Settings.Power is not hosted',
    ]);
    expect(one({ Properties: { Parts: [{ Size: 1 }, { Weight: 2 }] } })).toEqual([
      'Thing (Test::Thing): property Parts.Weight is not hosted',
    ]);
  });

  it('is refused for a value where only parts of one are known', () => {
    expect(one({ Properties: { Settings: 'fast' } })).toEqual(['Thing (Test::Thing): property Settings is not hosted']);
    expect(one({ Properties: { Settings: { 'Fn::GetAtt': ['Thing', 'Arn'] } } })).toEqual([
      'Thing (Test::Thing): property Settings is not hosted',
    ]);
  });

  it('is refused for a value that the type cannot act on', () => {
    expect(one({ Properties: { Open: 'never' } })).toEqual([
      'Thing (Test::Thing): Open is never; only always is hosted',
    ]);
  });

  it('is refused for an unknown type, attribute of a resource, and section', () => {
    expect(complaintsOf({ Resources: { Odd: { Type: 'AWS::Odd::Thing' } } })).toEqual([
      'Odd (AWS::Odd::Thing): resource type is not hosted',
    ]);
    expect(one({ UpdatePolicy: {} })).toEqual(['Thing (Test::Thing): resource attribute UpdatePolicy is not hosted']);
    expect(complaintsOf({ Transform: 'AWS::Serverless' } as Partial<Template>)).toEqual([
      'template section Transform is not hosted',
    ]);
  });

  it('is refused for an unknown function, reference, attribute or condition', () => {
    const odd = [
      { 'Fn::Base64': 'x' },
      { Ref: 'Nobody' },
      { 'Fn::GetAtt': ['Thing', 'Odd'] },
      { 'Fn::If': ['Odd', 1, 2] },
    ];
    for (const value of odd) expect(one({ Properties: { Open: { value } } })).toHaveLength(1);
  });

  it('is refused for a name that depends on itself', () => {
    expect(one({ Properties: { Name: { Ref: 'Thing' } } })).toContain(
      'Thing (Test::Thing): the name of Thing depends on itself',
    );
  });

  it('tells every complaint at once', () => {
    expect(one({ Properties: { Weight: 1, Height: 2, Open: { value: { Ref: 'Nobody' } } } })).toHaveLength(3);
  });
});

describe('a template that it hosts', () => {
  it('keeps what is honoured and drops what is ignored on purpose', () => {
    const Properties = {
      Name: 'n',
      Colour: { Ref: 'Nobody' },
      Settings: { Speed: 1, Note: 'x' },
      Parts: [{ Size: 2 }],
    };
    const assembly = load({ Resources: { Thing: { Type: 'Test::Thing', Properties } } });
    expect(assembly.resources[0]).toEqual({
      logicalId: 'Thing',
      type: 'Test::Thing',
      physicalId: 'n',
      arn: 'arn:aws:test:::n',
      properties: { Name: 'n', Settings: { Speed: 1 }, Parts: [{ Size: 2 }] },
    });
  });

  it.each([
    [{ Ref: 'Other' }, 'other'],
    [{ Ref: 'AWS::Region' }, 'us-east-1'],
    [{ 'Fn::GetAtt': ['Other', 'Arn'] }, 'arn:aws:test:::other'],
    [{ 'Fn::GetAtt': 'Other.Arn' }, 'arn:aws:test:::other'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'Other' }, 3]] }, 'a-other-3'],
    [{ 'Fn::Select': ['1', { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [
      { 'Fn::Sub': 'x$' + '{Other}-$' + '{Other.Arn}-$' + '{!literal}' },
      'x' + 'other-arn:aws:test:::other-$' + '{literal}',
    ],
    [{ 'Fn::Sub': ['$' + '{v}@$' + '{AWS::AccountId}', { v: { Ref: 'Other' } }] }, 'other@000000000000'],
    [
      [1, { Ref: 'AWS::NoValue' }, 2],
      [1, 2],
    ],
    [{ a: { Ref: 'AWS::NoValue' }, b: 1 }, { b: 1 }],
  ])('resolves %j', (value, expected) => {
    expect(resolved(value)).toEqual(expected);
  });

  it('takes the branch that the condition and the parameters’ defaults say', () => {
    const more = {
      Parameters: { Stage: { Type: 'String', Default: 'dev' } },
      Conditions: {
        IsDev: { 'Fn::Equals': [{ Ref: 'Stage' }, 'dev'] },
        IsNot: { 'Fn::Not': [{ Condition: 'IsDev' }] },
        Both: { 'Fn::And': [{ Condition: 'IsDev' }, { Condition: 'IsNot' }] },
      },
    };
    expect(resolved({ 'Fn::If': ['IsDev', 'yes', { Ref: 'Nobody' }] }, more)).toBe('yes');
    expect(resolved({ 'Fn::If': ['Both', 'yes', 'no'] }, more)).toBe('no');
  });

  it('leaves out a resource whose condition is false, and an output likewise', () => {
    const assembly = load({
      Conditions: { Never: { 'Fn::Equals': [1, 2] } },
      Resources: { Thing: { Type: 'Test::Thing', Condition: 'Never' }, Other: { Type: 'Test::Thing' } },
      Outputs: { Gone: { Value: 'x', Condition: 'Never' }, Name: { Value: { Ref: 'Other' } } },
    });
    expect(assembly.resources.map(({ logicalId }) => logicalId)).toEqual(['Other']);
    expect(assembly.outputs).toEqual({ Name: 'Stack-Other' });
  });
});
