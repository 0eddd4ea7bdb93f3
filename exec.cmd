@rem `exec` for cmd.exe, whose shell has none: npm runs its scripts from this folder, where cmd.exe looks first.
@%*
